"""One Fluent catalogue a language, shared by Python and the browser."""

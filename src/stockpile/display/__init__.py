"""States and Views as people see them: a board in text, and a picture."""

"""A recorded match, step by step."""

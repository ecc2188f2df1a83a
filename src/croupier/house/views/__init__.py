"""Views: what each audience may see, as plain values that any output can draw."""

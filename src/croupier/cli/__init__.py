"""What people sit at. So far: the command line."""

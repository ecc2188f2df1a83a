"""Events to postings: double entry in whole cents, never written by hand."""

"""The equipment a house has: what each thing is, how it was found, and at which table it is."""

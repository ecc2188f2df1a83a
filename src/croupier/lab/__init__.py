"""The lab: exact mathematics, simulation and audits, all from the rulebooks' own figures."""

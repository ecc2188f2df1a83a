/** What the administrator's desk is made of. */
export type Part = "overview" | "house" | "staff" | "devices" | "tables" | "settings";

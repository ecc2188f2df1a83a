/** Stakes that a zero has halved, and what may become of them. */
export default {
  title: "In prison",
  inPrison: (zeros: number) => (zeros === 1 ? "in prison after one zero" : `in prison after ${zeros} zeros`),
  share: (amount: string) => `Share: ${amount} back`,
  stay: (amount: string) => `Stay: ${amount} if it wins`,
  worth: (share: string, stay: string) => `Worth now: ${share} shared, ${stay} on average if it stays`,
  shareIsBetter: "sharing is worth more",
  stayIsBetter: "staying is worth more",
};

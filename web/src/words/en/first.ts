/** What is chosen before anything else. */
export default {
  title: "Before you begin",
  password: "Choose a password of your own",
  passwordDetail: "Somebody else knows the one you were given. Twelve characters or more; a few words are best.",
  current: "The password you were given",
  own: "Your own password",
  again: "Your own password once more",
  differ: "The two passwords differ",
  choose: "Choose",
  factor: "Add a second factor",
  factorDetail: "Your role moves money. Read the code with an authenticator app, or type the letters into it; then enter the six digits that it shows.",
  picture: "Code for an authenticator app",
  digits: "Six digits",
  prove: "Check and begin",
  leave: "Sign out",
};

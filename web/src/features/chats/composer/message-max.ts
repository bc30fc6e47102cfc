/** Twilio takes no longer message (21617); counted in UTF-16 units, as the contract does. */
export const MESSAGE_MAX = 1600

/** Sign-ups, resends and forgotten passwords that are answered with a mail, all together; an alarm tells of half of them. */
export const MAILS_A_DAY = 2000

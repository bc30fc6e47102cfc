export const historyOf = (org: string, contact: string) => `O#${org}#C#${contact}#HISTORY`

export const valuesOf = (org: string, contact: string) => `O#${org}#C#${contact}#FIELDS`

/** Somebody is known by the id that they have for this account alone. */
export const personAt = (account: string, id: string) => `${account}.${id}`
export const personIn = (address: string) => address.slice(address.indexOf('.') + 1)

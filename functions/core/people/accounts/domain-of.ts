/** The domain of an address. */
export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

const PRICE = /\{\{\s*price\s*(?:\||\}\})/

export const namesPrice = (texts: readonly string[]) => texts.some((text) => PRICE.test(text))

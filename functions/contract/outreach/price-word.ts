const PRICE = /\{\{\s*price\s*(?:\||\}\})/
/** One that nothing stands in for. */
const BARE_PRICE = /\{\{\s*price\s*\}\}/

export const namesPrice = (texts: readonly string[]) => texts.some((text) => PRICE.test(text))

/** True for a text that would say a price which customers may not see. */
export const lacksPrice = (texts: readonly string[], price: string | undefined) =>
  !price && texts.some((text) => BARE_PRICE.test(text))

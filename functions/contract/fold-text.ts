/** A text as it is compared: without accents, case and outer blanks. */
export const foldText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

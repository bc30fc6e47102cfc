import { addressParser, decodeWords } from 'postal-mime'

/** A header's text with its encoded words as letters (RFC 2047). */
export const readWords = (header: string): string => decodeWords(header)

/** The addresses of a header, those of its groups among them. */
export const readAddresses = (header: string): { name: string; address: string }[] =>
  addressParser(header, { flatten: true }).map(({ name, address = '' }) => ({ name: decodeWords(name), address }))

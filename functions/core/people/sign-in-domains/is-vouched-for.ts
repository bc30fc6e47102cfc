import type { Outside } from '../pool/hosted.ts'

/**
 * False if an address is not its holder's, as far as its provider says. Google does; Microsoft doesn't, its addresses
 * prove nothing; a dealership's own may.
 */
export const isVouchedFor = ({ provider, verified }: Pick<Outside, 'provider' | 'verified'>): boolean =>
  provider === 'google' ? verified === 'true' : verified !== 'false'

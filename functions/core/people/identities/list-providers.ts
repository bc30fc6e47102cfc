import { offeredProviders } from '../pool/hosted.ts'
import { findRequired } from '../sign-in-domains/door.ts'

/** By whom one can log in here, and must with an address of this domain. */
export const listProviders = async ({ email }: { email?: string }) => ({
  providers: offeredProviders(),
  required: (email && (await findRequired(email))) || null,
})

import { me } from '#contract/people/me.ts'
import { useReadOn } from './use-read-on.ts'

/** Reads the signed-in user again when the team changed: a new role, suspension or removal takes effect at once. */
export const useLiveSession = () => useReadOn('team', [me.get])

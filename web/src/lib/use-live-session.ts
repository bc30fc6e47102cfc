import { me } from '#contract/people/me.ts'
import { useReadOn } from './use-read-on.ts'

/** Reads anew who is signed in when the team changed: another role, a suspension or a removal counts at once. */
export const useLiveSession = () => useReadOn('team', [me.get])

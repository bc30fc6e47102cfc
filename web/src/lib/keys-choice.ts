import { kept } from './kept.ts'

/** Keys without Ctrl or Cmd may disturb: by speech, for instance, words would press them. */
const KEY = 'keys'

export const areKeysOn = () => kept.read(KEY) !== 'off'
export const keepKeysOn = (isOn: boolean) => (isOn ? kept.write(KEY) : kept.write(KEY, 'off'))

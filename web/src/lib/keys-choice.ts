/** Keys without Ctrl or Cmd may disturb: by speech, for instance, words would press them. */
const KEY = 'keys'

export const areKeysOn = () => localStorage.getItem(KEY) !== 'off'
export const keepKeysOn = (isOn: boolean) => (isOn ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off'))

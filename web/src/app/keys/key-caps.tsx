import { Fragment } from 'react'
import { IS_APPLE } from '../../lib/is-apple.ts'
import { useText } from '../../lib/language/text.ts'
import { paletteTexts } from './palette-texts.ts'

/** A key as it stands on the keyboard; `g i` as one and then the other. */
export function KeyCaps({ of: key }: { of: string }) {
  const t = useText(paletteTexts)
  return key.split(' ').map((one, index) => (
    <Fragment key={one}>
      {index > 0 && ` ${t('and_then')} `}
      <kbd>{capOf(one)}</kbd>
    </Fragment>
  ))
}

const nameOf = (key: string) => (key.length === 1 ? key.toUpperCase() : key)

function capOf(key: string) {
  const [mod, letter] = key.split('+')
  if (mod === 'Mod' && letter) return `${IS_APPLE ? '⌘' : 'Ctrl'} ${nameOf(letter)}`
  return nameOf(key)
}

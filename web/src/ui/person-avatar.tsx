import { Avatar, type AvatarRootProps } from '@chakra-ui/react'

const PALETTES = ['brand', 'copper', 'purple', 'blue', 'pink', 'yellow'] as const

export type PersonAvatarProps = AvatarRootProps & {
  name: string
  /** What the colour follows, so that a renamed person keeps it. The name where absent. */
  colorSeed?: string
}

/** A person as initials on one of six colours. */
export function PersonAvatar({ name, colorSeed = name, ...rest }: PersonAvatarProps) {
  return (
    <Avatar.Root colorPalette={PALETTES[sum(colorSeed) % PALETTES.length]} variant="subtle" {...rest} aria-hidden>
      <Avatar.Fallback>{initialsOf(name)}</Avatar.Fallback>
    </Avatar.Root>
  )
}

const sum = (text: string) => [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** First letters of the first and last word; of a phone number its last two digits. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  if (/^[+\d]/.test(name.trim())) return name.replace(/\D/g, '').slice(-2)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return `${[...first][0] ?? '?'}${[...last][0] ?? ''}`.toLocaleUpperCase()
}

import { Avatar, type AvatarRootProps } from '@chakra-ui/react'
import { hueOf } from './hue-of.ts'
import { initialsOf } from './initials.ts'

const PALETTES = ['brand', 'copper', 'purple', 'blue', 'pink', 'green'] as const

type PersonAvatarProps = AvatarRootProps & {
  name: string
  /** What the colour follows, so that a renamed person keeps it. The name where absent. */
  colorSeed?: string
}

/** A person as initials on one of six colours. */
export function PersonAvatar({ name, colorSeed = name, ...rest }: PersonAvatarProps) {
  return (
    <Avatar.Root colorPalette={PALETTES[hueOf(colorSeed)]} variant="subtle" {...rest} aria-hidden>
      <Avatar.Fallback>{initialsOf(name)}</Avatar.Fallback>
    </Avatar.Root>
  )
}

import { Flex, type FlexProps } from '@chakra-ui/react'
import { hueOf } from './hue-of.ts'
import { initialsOf } from './initials.ts'

const PALETTES = ['brand', 'copper', 'purple', 'blue', 'pink', 'green'] as const
const SIZES = { sm: { boxSize: '9', fontSize: 'sm' }, md: { boxSize: '10', fontSize: 'md' } } as const

type PersonAvatarProps = Omit<FlexProps, 'direction'> & {
  name: string
  /** What the colour follows, so that a renamed person keeps it. The name where absent. */
  colorSeed?: string
  size: keyof typeof SIZES
}

/** A person as initials on one of six colours. */
export function PersonAvatar({ name, colorSeed = name, size, ...rest }: PersonAvatarProps) {
  return (
    <Flex
      colorPalette={PALETTES[hueOf(colorSeed)]}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      borderRadius="full"
      align="center"
      justify="center"
      flexShrink="0"
      fontWeight="500"
      lineHeight="1"
      textTransform="uppercase"
      userSelect="none"
      {...SIZES[size]}
      {...rest}
      aria-hidden
    >
      {initialsOf(name)}
    </Flex>
  )
}

import { Flex, type FlexProps } from '@chakra-ui/react'
import { hueOf } from './hue-of.ts'
import { initialsOf } from './initials.ts'

const PALETTES = ['brand', 'copper', 'purple', 'blue', 'pink', 'green'] as const
const SIZES = { sm: { boxSize: '9', fontSize: 'sm' }, md: { boxSize: '10', fontSize: 'md' } } as const

type PersonAvatarProps = Omit<FlexProps, 'direction'> & {
  name: string
  /** Determines the color, so that a renamed person keeps it. Defaults to the name. */
  colorSeed?: string
  size: keyof typeof SIZES
}

/** A person's initials on one of six colors. */
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

import { Flex, type FlexProps, Image } from '@chakra-ui/react'
import { hueOf } from './hue-of.ts'
import { initialsOf } from './initials.ts'

const PALETTES = ['brand', 'copper', 'purple', 'blue', 'pink', 'green'] as const
const SIZES = {
  xs: { boxSize: '6', fontSize: '2xs' },
  sm: { boxSize: '9', fontSize: 'sm' },
  md: { boxSize: '10', fontSize: 'md' },
} as const

type PersonAvatarProps = Omit<FlexProps, 'direction'> & {
  name: string
  /** Determines the color, so that a renamed person keeps it. Defaults to the name. */
  colorSeed?: string
  /** Their picture's address. */
  picture?: string
  size: keyof typeof SIZES
}

/** A person's picture, or their initials on one of six colors. */
export function PersonAvatar({ name, colorSeed = name, picture, size, ...rest }: PersonAvatarProps) {
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
      overflow="hidden"
      {...SIZES[size]}
      {...rest}
      aria-hidden
    >
      {picture ? <Image src={picture} alt="" boxSize="full" objectFit="cover" /> : initialsOf(name)}
    </Flex>
  )
}

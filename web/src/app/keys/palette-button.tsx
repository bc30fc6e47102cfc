import { Button, IconButton, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { IS_APPLE } from '../../lib/is-apple.ts'
import { useText } from '../../lib/language/text.ts'
import { openPalette } from './palette-act.ts'
import { keyTexts } from './texts.ts'

interface PaletteButtonProps {
  isFolded?: boolean
  /** Called before it opens, where the button stands in something that closes then. */
  onOpen?: () => void
}

/** Opens the palette, for whoever does not know its key. */
export function PaletteButton({ isFolded, onOpen }: PaletteButtonProps) {
  const t = useText(keyTexts)
  const open = () => {
    onOpen?.()
    // Once what closes has given the focus back.
    setTimeout(openPalette)
  }
  const look = { variant: 'outline', size: 'sm', color: 'fg.muted', onClick: open } as const
  if (isFolded) {
    return (
      <IconButton {...look} alignSelf="center" aria-label={t('palette')} title={t('palette')}>
        <Search />
      </IconButton>
    )
  }
  return (
    <Button {...look} flexShrink="0" width="full" minWidth="0" justifyContent="flex-start" fontWeight="400">
      <Search size={16} />
      <Text as="span" flex="1" textAlign="start">
        {t('palette_button')}
      </Text>
      <Text
        as="kbd"
        hideBelow="md"
        paddingInline="1.5"
        borderWidth="1px"
        borderRadius="sm"
        fontSize="2xs"
        fontFamily="inherit"
        lineHeight="1.125rem"
        color="fg.muted"
        aria-hidden
      >
        {IS_APPLE ? '⌘' : 'Ctrl '}K
      </Text>
    </Button>
  )
}

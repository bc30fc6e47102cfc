import { Stack, type StackProps } from '@chakra-ui/react'
import { useText } from '../lib/language/text.ts'
import { useChangeLanguage } from '../lib/session.ts'
import { ColorModeButton } from '../ui/color-mode-button.tsx'
import { LanguageButton } from './language-button.tsx'

type LookButtonsProps = StackProps & { compact?: boolean }

/** Language and light or dark, side by side. */
export function LookButtons({ compact, ...rest }: LookButtonsProps) {
  const t = useText()
  const changeLanguage = useChangeLanguage()
  return (
    <Stack direction="row" align="center" gap="1" {...rest}>
      <LanguageButton compact={compact} onChange={changeLanguage} color="fg.muted" />
      <ColorModeButton lightLabel={t('light_mode')} darkLabel={t('dark_mode')} color="fg.muted" />
    </Stack>
  )
}

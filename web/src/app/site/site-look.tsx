import { Button, HStack, IconButton } from '@chakra-ui/react'
import { Globe, Moon, Sun } from 'lucide-react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { LANGUAGE_NAMES } from '../../lib/language/language-names.ts'
import { useText } from '../../lib/language/text.ts'
import { pathIn } from './site-address.ts'

/** Links to the other language's page, and two color mode buttons, of which `/theme.js` shows one. */
export function SiteLook({ path }: { path: string }) {
  const t = useText()
  const other: Language = useLanguage() === 'en' ? 'es' : 'en'
  return (
    <HStack gap="1">
      <Button asChild variant="ghost" size="sm" color="fg.muted">
        <a href={pathIn(other, path)} hrefLang={other} lang={other}>
          <Globe /> {LANGUAGE_NAMES[other]}
        </a>
      </Button>
      <LookButton look="dark" shownIn="light" label={t('dark_mode')}>
        <Moon />
      </LookButton>
      <LookButton look="light" shownIn="dark" label={t('light_mode')}>
        <Sun />
      </LookButton>
    </HStack>
  )
}

interface LookButtonProps {
  look: 'light' | 'dark'
  shownIn: 'light' | 'dark'
  label: string
  children: React.ReactNode
}

/** Visible only if scripts run: without them the page has neither class. */
function LookButton({ look, shownIn, label, children }: LookButtonProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      color="fg.muted"
      aria-label={label}
      title={label}
      data-look={look}
      display="none"
      css={{ [`.${shownIn} &`]: { display: 'inline-flex' } }}
    >
      {children}
    </IconButton>
  )
}

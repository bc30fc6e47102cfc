import { Button, type ButtonProps } from '@chakra-ui/react'
import { Globe } from 'lucide-react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from '../lib/language/language.ts'

const NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

type LanguageButtonProps = Omit<ButtonProps, 'onChange'> & {
  compact?: boolean
  onChange: (to: Language) => void
}

/** Offers the other language in that language's own name. */
export function LanguageButton({ compact, onChange, ...rest }: LanguageButtonProps) {
  const other: Language = useLanguage() === 'en' ? 'es' : 'en'
  const code = other.toUpperCase()
  return (
    <Button
      variant="ghost"
      size="sm"
      lang={other}
      aria-label={compact ? `${code}: ${NAMES[other]}` : undefined}
      title={NAMES[other]}
      onClick={() => onChange(other)}
      {...rest}
    >
      {compact ? (
        code
      ) : (
        <>
          <Globe /> {NAMES[other]}
        </>
      )}
    </Button>
  )
}

import { Button, type ButtonProps } from '@chakra-ui/react'
import { Globe } from 'lucide-react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from '../lib/language/language.ts'
import { LANGUAGE_NAMES } from '../lib/language/language-names.ts'

type LanguageButtonProps = Omit<ButtonProps, 'onChange'> & {
  compact?: boolean
  onChange: (to: Language) => void
}

/** Offers the other language, under its own name. */
export function LanguageButton({ compact, onChange, ...rest }: LanguageButtonProps) {
  const other: Language = useLanguage() === 'en' ? 'es' : 'en'
  const code = other.toUpperCase()
  return (
    <Button
      variant="ghost"
      size="sm"
      lang={other}
      aria-label={compact ? `${code}: ${LANGUAGE_NAMES[other]}` : undefined}
      title={LANGUAGE_NAMES[other]}
      onClick={() => onChange(other)}
      {...rest}
    >
      {compact ? (
        code
      ) : (
        <>
          <Globe /> {LANGUAGE_NAMES[other]}
        </>
      )}
    </Button>
  )
}

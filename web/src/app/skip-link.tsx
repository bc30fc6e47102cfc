import { SkipNavLink } from '@chakra-ui/react'
import { useText } from '../lib/language/text.ts'

/** The first Tab stop: skips the navigation. */
export function SkipLink() {
  const t = useText()
  return <SkipNavLink id="main">{t('skip_to_content')}</SkipNavLink>
}

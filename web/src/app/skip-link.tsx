import { SkipNavLink } from '@chakra-ui/react'
import { useText } from '../lib/language/text.ts'

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink() {
  const t = useText()
  return <SkipNavLink id="main">{t('skip_to_content')}</SkipNavLink>
}

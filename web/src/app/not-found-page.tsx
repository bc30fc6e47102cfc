import { Button } from '@chakra-ui/react'
import { MapPinOff } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../lib/language/text.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { appTexts } from './texts.ts'

export function NotFoundPage() {
  const t = useText(appTexts)
  return (
    <>
      <title>{`${t('not_found')} · Lotwire`}</title>
      <EmptyState
        icon={<MapPinOff />}
        title={t('not_found')}
        titleAs="h1"
        description={t('not_found_hint')}
        action={
          <Button asChild>
            <Link to="/">{t('go_home')}</Link>
          </Button>
        }
      />
    </>
  )
}

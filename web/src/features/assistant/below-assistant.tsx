import { Button, Stack } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../lib/language/text.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { assistantTexts } from './texts.ts'

/** The header of a page below the assistant's own, with the way back to it. */
export function BelowAssistant({ title, subtitle }: { title: string; subtitle: string }) {
  const t = useText(assistantTexts)
  return (
    <Stack gap="2">
      <Button asChild variant="ghost" size="sm" alignSelf="flex-start" marginStart="-3">
        <Link to="/assistant">
          <ArrowLeft /> {t('title')}
        </Link>
      </Button>
      <PageHeader title={title} subtitle={subtitle} />
    </Stack>
  )
}

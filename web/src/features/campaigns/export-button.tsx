import { Button } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportCampaign, getCampaignExport, useCampaignExport } from '../../data/campaigns.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { toaster } from '../../ui/toaster.tsx'
import { campaignTexts } from './texts.ts'

/** Has a file of all recipients made, and downloads it once it is there. */
export function ExportButton({ id }: { id: string }) {
  const t = useText(campaignTexts)
  const { number } = useFormats()
  const [file, setFile] = useState<string | null>(null)
  const { data } = useCampaignExport(file)
  const mayExport = useMay('export')
  const isDone = data?.status === 'done'
  const isBusy = file !== null && !isDone && data?.status !== 'failed'
  const told = (work: Promise<unknown>) =>
    work.catch((error) => toaster.create({ type: 'error', title: t('export_failed'), description: errorText(error) }))
  // The file's address is good for minutes only: it is asked for when it is wanted.
  const download = async (made: string) => {
    const { url } = await getCampaignExport(made)
    if (url) window.location.assign(url)
  }
  if (!mayExport) return null
  return (
    <Button
      variant={isDone ? 'solid' : 'outline'}
      bg={isDone ? undefined : 'bg.panel'}
      loading={isBusy}
      loadingText={t('exporting', { count: number(data?.rows ?? 0) })}
      onClick={() => told(isDone && file ? download(file) : exportCampaign(id).then((made) => setFile(made.id)))}
    >
      <Download /> {t(isDone ? 'download' : data?.status === 'failed' ? 'export_again' : 'export')}
    </Button>
  )
}

import { Box, Text } from '@chakra-ui/react'
import { useFormats } from '../../../lib/language/formats.ts'
import { Notice } from '../../../ui/notice.tsx'
import { scrollIntoSight } from '../../../ui/scroll-into-sight.ts'
import { useSourceText } from '../source-texts.ts'
import type { Proof } from '../use-integrations.ts'
import type { Trial } from './use-proof.ts'

/** The result of a connection test: the server's own words, and its newest file. */
export function ConnectionProof({ proof }: { proof: Trial | undefined }) {
  const t = useSourceText()
  if (!proof || proof.state === 'trying') return null
  return (
    <Box ref={scrollIntoSight} scrollMarginBottom="5">
      {proof.state === 'fails' ? (
        <Notice status="error" title={t('test_failed')}>
          {proof.words}
        </Notice>
      ) : (
        <Notice
          status={proof.proof.secure === 'none' || !proof.proof.file ? 'warning' : 'success'}
          title={t('test_ok')}
        >
          <Text>{t(`secure_${proof.proof.secure}`)}</Text>
          <NewestFile file={proof.proof.file} />
        </Notice>
      )}
    </Box>
  )
}

function NewestFile({ file }: { file: Proof['file'] }) {
  const t = useSourceText()
  const { moment } = useFormats()
  const { bytes } = useFormats()
  if (!file) return <Text>{t('no_file')}</Text>
  const { name, size, modified_at: at } = file
  const words = { name, size: bytes(size) }
  return <Text>{at ? t('newest_file_at', { ...words, when: moment(at) }) : t('newest_file', words)}</Text>
}

import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { useImports } from '../../../data/imports.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useImportText } from './texts.ts'

/** Earlier imports: to view, to download their refused rows, or to undo. */
export function EarlierImports({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useImportText()
  const { moment } = useFormats()
  const { data } = useImports(true)
  if (!data || data.data.length === 0) return null
  return (
    <section aria-label={t('earlier_imports')}>
      <Heading as="h3" size="sm" marginBottom="2">
        {t('earlier_imports')}
      </Heading>
      <Stack as="ul" gap="2" maxHeight="15rem" overflowY="auto">
        {data.data.map(({ id, filename, status, by, created_at, counts }) => (
          <li key={id} className="import-earlier">
            <div>
              <Text fontWeight="600" overflowWrap="anywhere">
                {filename}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {t('import_by', { at: moment(created_at), name: by })}
              </Text>
            </div>
            <Text fontSize="sm" color={status === 'failed' ? 'fg.error' : 'fg.muted'}>
              {t(`status_${status}`)}
              {counts.rows > 0 && ` · ${t('people', { count: counts.created })}`}
            </Text>
            <Button
              size="xs"
              variant="outline"
              aria-label={`${t('view_import')}: ${filename}`}
              onClick={() => onOpen(id)}
            >
              {t('view_import')}
            </Button>
          </li>
        ))}
      </Stack>
    </section>
  )
}

import { Box, Code, Container, Heading, Link, Stack, Text } from '@chakra-ui/react'
import { openapi } from '#contract/openapi/openapi.ts'
import { pathOf } from '#contract/route.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { apiDocumentIn, callsOf, fieldsOf } from './api-document.ts'
import { FieldList } from './field-list.tsx'
import { OperationDetails } from './operation-details.tsx'
import { developersTexts } from './texts.ts'
import { WebhooksPart } from './webhooks-part.tsx'

/** The API reference, generated from its OpenAPI document. Rendered when the site is built; it needs no script. */
export function DevelopersPage() {
  const t = useText(developersTexts)
  const document = apiDocumentIn(useLanguage())
  const { info, servers, tags, components } = document
  return (
    <Container maxWidth="4xl" paddingBlock={{ base: '8', md: '14' }}>
      <Stack gap="10">
        <Stack gap="4">
          <Heading as="h1" size="4xl" fontWeight="650" letterSpacing="-0.03em">
            {t('title')}
          </Heading>
          <Text fontSize="lg">{info.description}</Text>
          <Text color="fg.muted">{components.securitySchemes.apiKey.description}</Text>
          <Code as="pre" display="block" padding="4" borderRadius="lg" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {`curl -H "Authorization: Bearer lw_…" ${servers[0]?.url}/api/contacts`}
          </Code>
          <Link href={pathOf(openapi.get)} colorPalette="brand" textDecoration="underline" alignSelf="flex-start">
            {t('download')}
          </Link>
        </Stack>
        {tags.map(({ name }) => (
          <Stack as="section" key={name} gap="3">
            <Heading as="h2" size="xl">
              {name}
            </Heading>
            {callsOf(document, name).map((call) => (
              <OperationDetails key={call.operation.operationId} call={call} document={document} />
            ))}
          </Stack>
        ))}
        <WebhooksPart />
        <Stack as="section" gap="3">
          <Heading as="h2" size="xl">
            {t('objects')}
          </Heading>
          {Object.entries(components.schemas).map(([name, schema]) => (
            <Box asChild key={name} borderWidth="1px" borderRadius="lg" bg="bg.panel" padding="4">
              <details>
                <Box asChild cursor="pointer" fontWeight="600">
                  <summary>{name}</summary>
                </Box>
                <Box marginTop="4">
                  <FieldList title={t('fields')} fields={fieldsOf(schema) ?? []} />
                </Box>
              </details>
            </Box>
          ))}
        </Stack>
      </Stack>
    </Container>
  )
}

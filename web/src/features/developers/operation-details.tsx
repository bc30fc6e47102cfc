import { Badge, Box, Code, Flex, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { type ApiDocument, type Call, fieldsOf, nameOf, typeOf } from './api-document.ts'
import { FieldList } from './field-list.tsx'
import { developersTexts } from './texts.ts'

const COLORS: Record<string, string> = { GET: 'blue', POST: 'green', PUT: 'orange', PATCH: 'orange', DELETE: 'red' }

/** A call: its method and path, parameters, response, and possible refusals. */
export function OperationDetails({ call, document }: { call: Call; document: ApiDocument }) {
  const { method, path, operation } = call
  const [scope = ''] = operation.security.flatMap(({ apiKey }) => apiKey)
  return (
    <Box asChild borderWidth="1px" borderRadius="lg" bg="bg.panel">
      <details id={operation.operationId}>
        <Flex asChild wrap="wrap" align="center" gap="2.5" padding="4" cursor="pointer">
          <summary>
            <Badge colorPalette={COLORS[method]} minWidth="14" justifyContent="center">
              {method}
            </Badge>
            <Code overflowWrap="anywhere" whiteSpace="normal">
              {path}
            </Code>
            <Text as="h3" fontSize="sm" flex="1" minWidth="12rem">
              {operation.summary}
            </Text>
            <Badge variant="outline">{scope}</Badge>
          </summary>
        </Flex>
        <Stack gap="5" padding="4" paddingTop="1">
          <Taken call={call} />
          <Answered call={call} document={document} />
        </Stack>
      </details>
    </Box>
  )
}

function Taken({ call: { operation } }: { call: Call }) {
  const t = useText(developersTexts)
  const body = fieldsOf(operation.requestBody?.content['application/json']?.schema)
  return (
    <>
      {(['path', 'query'] as const).map((place) => {
        const parameters = operation.parameters.filter((one) => one.in === place)
        if (parameters.length === 0) return null
        const fields = parameters.map(({ name, schema, required }) => [name, schema, required] as FieldRow)
        return <FieldList key={place} title={t(place)} fields={fields} />
      })}
      {body && <FieldList title={t('body')} fields={body} />}
    </>
  )
}
type FieldRow = Parameters<typeof FieldList>[0]['fields'][number]

function Answered({ call: { operation }, document }: { call: Call; document: ApiDocument }) {
  const t = useText(developersTexts)
  const { schemas, responses } = document.components
  return (
    <>
      {Object.entries(operation.responses).map(([status, { content }]) => {
        const schema = content?.['application/json']?.schema
        if (!schema) return null
        const fields = fieldsOf(schema.$ref ? schemas[nameOf(schema.$ref)] : schema)
        const title = t('answer', { status })
        if (!fields) return <FieldList key={status} title={title} fields={[[typeOf(schema), schema, false]]} />
        return <FieldList key={status} title={title} fields={fields} />
      })}
      <Stack as="ul" gap="1" fontSize="sm" color="fg.muted" listStyleType="none">
        {Object.entries(operation.responses).map(([status, { $ref, description, content }]) =>
          content ? null : (
            <li key={status}>
              <Code>{status}</Code> {$ref ? responses[nameOf($ref)]?.description : description}
            </li>
          ),
        )}
      </Stack>
    </>
  )
}

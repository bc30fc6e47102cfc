import type { Rule } from './house.ts'

type Allowed = {
  in: RegExp
  /** Packages by name, or by a prefix followed by a path. */
  may: string[]
  /** Only by dynamic `import()`: keeps large packages out of the starts that do not need them. */
  lazily?: string[]
  types?: string[]
}

const ANY_ICON_OR_PART = ['react', '@chakra-ui/react', 'lucide-react']
const TEMPORARY_FILES = ['node:fs', 'node:fs/promises', 'node:os', 'node:path']

/** The packages that each part of the house may import; all lines that match a file apply. */
const PACKAGES: Allowed[] = [
  { in: /^functions\/contract\//, may: ['zod/mini'] },
  { in: /^functions\/serve/, may: ['cookie', 'node:crypto', 'node:zlib'], types: ['zod/mini', 'aws-lambda'] },
  { in: /^functions\/jobs\//, may: [], types: ['aws-lambda'] },
  { in: /^functions\/webhooks\/meta-events\.ts$/, may: ['zod/mini'] },

  {
    in: /^functions\/core\//,
    may: ['node:crypto', 'ulid', 'dequal', 'dynamodb-toolbox/entity/actions/update/symbols'],
    types: ['zod/mini', 'dynamodb-toolbox/entity'],
  },
  {
    in: /^functions\/core\/.*[-/](entity|field-attributes|stored-hours)\.ts$|\/messaging\/items\//,
    may: ['dynamodb-toolbox/schema'],
  },
  {
    in: /^functions\/core\/.*([/-]store|\/door)\.ts$/,
    may: ['dynamodb-toolbox/entity/actions', 'dynamodb-toolbox/table/actions'],
  },
  {
    in: /^functions\/core\/platform\/table\//,
    may: ['dynamodb-toolbox', '@aws-sdk/client-dynamodb', '@aws-sdk/lib-dynamodb'],
  },
  {
    in: /^functions\/core\/platform\/changes\//,
    may: ['dynamodb-toolbox/entity/actions/format', '@aws-sdk/util-dynamodb'],
    types: ['@aws-sdk/client-dynamodb', 'aws-lambda'],
  },
  {
    in: /^functions\/core\/platform\/aws\//,
    may: ['@aws-sdk/client-s3', 'node:fs', 'node:stream'],
    lazily: ['@aws-sdk/client-kms', '@aws-sdk/client-sesv2', 'aws4fetch'],
    types: ['aws-lambda'],
  },
  {
    in: /^functions\/core\/platform\/tabular\//,
    may: ['csv-parse', 'csv-parse/sync', 'node:buffer', 'node:stream', 'node:zlib'],
  },
  { in: /^functions\/core\/platform\/tabular\/read-workbook\.ts$/, may: ['hucre/xlsx'] },
  { in: /^functions\/core\/platform\/(look-up-public|public-address)\.ts$/, may: ['node:dns', 'node:net'] },
  { in: /^functions\/core\/platform\/look-up-texts\.ts$/, may: ['node:dns/promises'] },
  { in: /^functions\/core\/platform\/post-public\.ts$/, may: ['node:http', 'node:https'] },
  { in: /^functions\/core\/platform\/fetch-public\.ts$/, may: [], lazily: ['node:http', 'node:https'] },
  { in: /^functions\/core\/platform\/describe-device\.ts$/, may: ['bowser'] },
  {
    in: /^functions\/core\/people\/pool\//,
    may: ['@aws-sdk/client-cognito-identity-provider'],
    lazily: ['aws-jwt-verify'],
  },
  { in: /^functions\/core\/(calendar\/google\/google|telephony\/meta\/graph)-answers\.ts$/, may: ['zod/mini'] },
  { in: /^functions\/core\/people\/organizations\/wall-time\.ts$/, may: ['temporal-polyfill'] },
  { in: /^functions\/core\/people\/accounts\//, may: ['node:timers/promises'] },
  { in: /^functions\/core\/customers\/imports\//, may: TEMPORARY_FILES },
  { in: /^functions\/core\/customers\/imports\/read-country\.ts$/, may: ['libphonenumber-js/max'] },
  { in: /^functions\/core\/customers\/contacts\//, may: [], lazily: ['libphonenumber-js/max'] },
  { in: /^functions\/core\/calls\/calls\//, may: [], lazily: ['libphonenumber-js/min'] },
  { in: /^functions\/core\/stock\/syncs\//, may: TEMPORARY_FILES },
  { in: /^functions\/core\/stock\/catalogue\//, may: ['node:zlib'] },
  { in: /^functions\/core\/leaving\/archives\//, may: ['node:zlib'] },
  { in: /^functions\/core\/reports\/days\/pack-cells\.ts$/, may: ['node:zlib'] },
  {
    in: /^functions\/core\/stock\/dealer-ftp\//,
    may: ['basic-ftp', 'node:dns', 'node:fs/promises', 'node:net', 'node:stream', 'node:timers/promises', 'node:tls'],
  },
  { in: /^functions\/core\/stock\/showroom\//, may: [], lazily: ['isbot'] },
  { in: /^functions\/core\/telephony\/twilio\//, may: [], lazily: ['twilio'] },
  { in: /^functions\/core\/telephony\/connections\/admit-webhook\.ts$/, may: ['twilio/lib/webhooks/webhooks.js'] },
  { in: /^functions\/core\/messaging\/files\//, may: [], lazily: ['file-type'] },
  { in: /^functions\/core\/calls\/routing\//, may: [], types: ['twilio/lib/twiml/VoiceResponse.js'] },
  { in: /^functions\/core\/platform\/mime\/(decode-text|read-words)\.ts$/, may: ['node:buffer', 'postal-mime'] },
  { in: /^functions\/core\/assistant\/(providers|replies|tools)\//, may: ['zod/mini'] },

  { in: /^web\/pages\//, may: ['node:crypto'], types: ['zod/mini'] },
  { in: /^web\/src\/ui\//, may: [...ANY_ICON_OR_PART, 'next-themes', 'react-router'] },
  {
    in: /^web\/src\/lib\//,
    may: ['react', 'swr', 'react-hook-form', 'libphonenumber-js/min', 'zod/v4/core'],
    types: ['lucide-react', 'react-router', 'zod/mini'],
  },
  { in: /^web\/src\/lib\/voice\//, may: [], types: ['@twilio/voice-sdk'] },
  { in: /^web\/src\/lib\/voice\/open-device\.ts$/, may: ['@twilio/voice-sdk'] },
  { in: /^web\/src\/data\//, may: ['react', 'swr'] },
  { in: /^web\/src\/parts\//, may: ANY_ICON_OR_PART },
  { in: /^web\/src\/features\//, may: [...ANY_ICON_OR_PART, 'react-router', 'react-hook-form', 'ulid', 'zod/mini'] },
  { in: /^web\/src\/features\/two-step\/qr-code\.tsx$/, may: ['uqr'] },
  { in: /^web\/src\/features\/accounts\//, may: [], types: ['@emotion/react'] },
  { in: /^web\/src\/features\/(chats|contacts|pipeline)\//, may: ['@tanstack/react-virtual'] },
  { in: /^web\/src\/features\/chats\//, may: ['linkify-it'], lazily: ['mediabunny'] },
  {
    in: /^web\/src\/features\/pipeline\//,
    may: ['@atlaskit/pragmatic-drag-and-drop', '@atlaskit/pragmatic-drag-and-drop-auto-scroll'],
  },
  {
    in: /^web\/src\/(app\/|main\.tsx$)/,
    may: [...ANY_ICON_OR_PART, '@emotion/cache', '@emotion/react', 'react-dom', 'react-router', 'swr'],
  },

  { in: /^lib\//, may: ['aws-cdk-lib', 'constructs', 'node:fs', 'node:path', 'node:zlib'] },
  {
    in: /^lib\/local\//,
    may: [
      ...[
        '@aws-sdk',
        '@resvg/resvg-js',
        'cookie',
        'dynamodb-toolbox/entity/actions/transactWrite',
        'fast-xml-parser',
        'fauxqs',
      ],
      ...['ftp-srv', 'selfsigned', 'twilio', 'ulid', 'ws', 'zod', 'node:'],
    ],
    lazily: ['werift'],
    types: ['aws-lambda', 'aws4fetch'],
  },
  {
    in: /^lib\/local\/past\//,
    may: ['dynamodb-toolbox/entity/actions/batchPut'],
    types: ['dynamodb-toolbox/table/actions/batchWrite'],
  },
  { in: /^bin\//, may: ['aws-cdk-lib', 'cdk-nag', 'esbuild', 'twilio', 'node:'] },
]

export const packages: Rule[] = [
  {
    says: 'a part imports its own packages only, and lazily those that are large',
    breaches: ({ sources }) =>
      sources.flatMap(({ path, imports }) => {
        const lines = PACKAGES.filter((line) => line.in.test(path))
        const among = (names: string[] | undefined, name: string) =>
          names?.some((one) => name === one || name.startsWith(one.endsWith(':') ? one : `${one}/`))
        return imports
          .filter(({ isPackage }) => isPackage)
          .filter(
            ({ to, isType, isLazy }) =>
              !lines.some(
                ({ may, lazily, types }) =>
                  among(may, to) || ((isLazy || isType) && among(lazily, to)) || (isType && among(types, to)),
              ),
          )
          .map(({ to }) => `${path} imports ${to}`)
      }),
  },
]

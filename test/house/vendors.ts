import { VENDORS, type Vendor } from '../../functions/contract/vendors.ts'
import type { Rule } from './house.ts'
import type { Node } from './tree.ts'

/** What runs for dealerships: neither npm's commands nor the local cloud, which answers itself. */
const isProduct = (path: string) => /^(functions|web)\/|^lib\/(?!local\/)/.test(path)

/** Hosts that nothing calls: a person follows the link, or it is a name or an example. */
const ONLY_NAMED = [
  '*.w3.org',
  'schema.org',
  'schemas.xmlsoap.org',
  'www.sitemaps.org',
  'wa.me',
  'maps.google.com',
  'www.google.com',
  'support.google.com',
  'developers.facebook.com',
  'www.twilio.com',
  'example.com',
  'yoursite.com',
  'tusitio.com',
  '*.invalid',
  'invalid',
  // Named to find the smaller size of a picture that the dealership's own page shows.
  'imagesdl.dealercenter.net',
  // How long the shortest of addresses is.
  'a',
]

type VendorId = keyof typeof VENDORS

/** Whoever opens a connection (a file, or a folder of them), and to whom. */
const OPENERS: Record<string, VendorId[]> = {
  'functions/core/assistant/providers/list-models.ts': ['openai', 'anthropic', 'groq'],
  'functions/core/assistant/providers/request-vendor.ts': ['openai', 'anthropic', 'groq'],
  'functions/core/billing/stripe/request-stripe.ts': ['stripe'],
  'functions/core/calendar/google/request-google.ts': ['google'],
  'functions/core/people/pool/hosted.ts': ['aws'],
  'functions/core/people/pool/tokens.ts': ['aws'],
  'functions/core/platform/aws/bucket-files.ts': ['aws'],
  'functions/core/platform/aws/signed-fetch.ts': ['aws'],
  'functions/core/platform/fetch-public.ts': ['dealership'],
  'functions/core/platform/post-public.ts': ['dealership', 'push'],
  'functions/core/stock/dealer-ftp/': ['dealership'],
  'functions/core/telephony/meta/': ['meta'],
  'functions/core/telephony/twilio/media.ts': ['twilio'],
}

const openers = Object.keys(OPENERS)

const CONNECTING = /^(node:)?(http|https|http2|net|tls|dgram|undici|ws|basic-ftp|ssh2)$/
/** What those have that connects nothing. */
const HARMLESS = /^(isIP(v4|v6)?|BlockList)$/
const CONNECTS = /^(fetch|WebSocket|EventSource|XMLHttpRequest)$/

/** Whether a host is one of these; `*.` stands for any beginning. */
const isAmong = (hosts: readonly string[], host: string) =>
  hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))

/** The hosts of addresses in code, a part that only the running program knows as `{}`; comments have none. */
function hostsIn(node: Node): string[] {
  const text =
    node.type === 'TemplateLiteral'
      ? (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : ''
  return [...text.matchAll(/\b(?:https?|wss?):\/\/([\w.{}*-]+)/g)].flatMap(([, host = '']) =>
    // Where its end is known only then, whoever opens the connection says to whom.
    host.endsWith('.{}') ? [] : host.replace(/(\{\}|\.)$/, ''),
  )
}

const opensConnection = ({ type, callee }: Node) =>
  (type === 'CallExpression' || type === 'NewExpression') && CONNECTS.test((callee as { name?: string }).name ?? '')

export const vendors: Rule[] = [
  {
    says: 'every host that the product calls is in the register from which the privacy policy is made',
    breaches: ({ sources }) => {
      const registered = (Object.values(VENDORS) as Vendor[]).flatMap(({ hosts = [] }) => hosts)
      return sources
        .filter(({ path, text }) => isProduct(path) && /(http|ws)s?:\/\//.test(text))
        .flatMap(({ path, nodes }) =>
          nodes()
            .flatMap(hostsIn)
            .filter((host) => host !== '' && !isAmong([...registered, ...ONLY_NAMED], host))
            .map((host) => `${path}: ${host}`),
        )
    },
  },
  {
    says: 'whoever opens a connection on a server says to whom in the register',
    breaches: ({ sources }) => [
      ...sources
        .filter(({ path }) => path.startsWith('functions/') && !openers.some((one) => path.startsWith(one)))
        .filter(
          ({ imports, nodes, text }) =>
            imports.some(
              ({ to, isPackage, isType, names }) =>
                isPackage && !isType && CONNECTING.test(to) && !names.every((name) => HARMLESS.test(name)),
            ) ||
            (/fetch|WebSocket|EventSource|XMLHttpRequest/.test(text) && nodes().some(opensConnection)),
        )
        .map(({ path }) => path),
      // A planted tree has few of them.
      ...openers.filter((one) => sources.length > 100 && !sources.some(({ path }) => path.startsWith(one))),
    ],
  },
]

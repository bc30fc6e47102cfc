import type { BrowserContext } from 'playwright-core'

const VEHICLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#7a8f93"/></svg>'

/** The host of a feed's pictures, as the browser sees it: every address has one but those that say `broken`. */
export const servePictures = (context: BrowserContext) =>
  context.route('https://imagesdl.dealercenter.net/**', (route) =>
    route.request().url().includes('broken')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/svg+xml', body: VEHICLE }),
  )

export const pictureAddress = (name: string | number) => `https://imagesdl.dealercenter.net/800/600/202610-${name}.jpg`

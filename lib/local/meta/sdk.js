// Stands in for https://connect.facebook.net/en_US/sdk.js: FB.init and FB.login, as far as a sign-up needs them.
;(() => {
  const { origin } = new URL(document.currentScript.src)
  let app = {}

  function login(callback, { config_id, response_type, override_default_response_type, extras }) {
    const query = new URLSearchParams({
      client_id: app.appId,
      version: app.version,
      config_id,
      response_type: override_default_response_type ? response_type : 'token',
      extras: JSON.stringify(extras),
    })
    const popup = window.open(`${origin}/dialog/oauth?${query}`, 'fb', 'width=600,height=700')
    if (!popup) return
    const hear = (event) => {
      if (event.origin === origin && event.source === popup && event.data.sdk) end(event.data.sdk)
    }
    const watch = setInterval(() => popup.closed && end(null), 200)
    function end(authResponse) {
      clearInterval(watch)
      removeEventListener('message', hear)
      callback({ authResponse, status: authResponse ? 'connected' : 'unknown' })
    }
    addEventListener('message', hear)
  }

  window.FB = {
    init(options) {
      app = options
    },
    login,
  }
  window.fbAsyncInit?.()
})()

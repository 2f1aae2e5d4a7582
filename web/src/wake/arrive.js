// Inlined into the head of every page (its hash is in the content security policy). A visitor who arrives by a link to a
// section, a reload or Back needs all the styles for the first paint: without them the page is too short for the browser
// to find the place. For all other visitors boot.js fetches them after it.
;(() => {
  const [{ type, name } = {}] = performance.getEntriesByType('navigation')
  // The name also has the part of the URL that `location` hides: the text a search engine links to (#:~:text=).
  const below = type !== 'navigate' || location.hash || name.includes('#')
  // A written link blocks the first paint in every browser; one made by createElement does not.
  if (below) document.write(`<link rel="stylesheet" href="${SITE_STYLES}">`)
})()

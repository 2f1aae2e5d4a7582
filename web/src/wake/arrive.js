// Inlined into the head of every page (its hash is in the content security policy). Who does not arrive at the top of the
// page, but by a link to a section, a reload or Back, needs the other styles for the first paint: without them the page is
// too short for the browser to find the place. For everyone else boot.js asks for them after it.
;(() => {
  const [{ type, name } = {}] = performance.getEntriesByType('navigation')
  // The name has the part of the URL that `location` hides as well: the words a search engine links to (#:~:text=).
  const below = type !== 'navigate' || location.hash || name.includes('#')
  // A link that is written blocks the first paint in every browser; one that is made by createElement does not.
  if (below) document.write(`<link rel="stylesheet" href="${SITE_STYLES}">`)
})()

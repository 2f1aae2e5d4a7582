// The button on the page that says a form was not sent: goes back to the form.
const button = document.getElementById('go-back')
button.hidden = false
button.addEventListener('click', () => history.back())

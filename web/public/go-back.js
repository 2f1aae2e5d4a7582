// For the page that says a form was not sent: its button goes back to the form.
const button = document.getElementById('go-back')
button.hidden = false
button.addEventListener('click', () => history.back())

/** A form in the page: nothing is sent, the title of the page has it. */
export function showForm(element) {
  document.body.innerHTML = `<form>${element}<button>Save</button></form>`;
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    document.title = [...new FormData(event.target).values()].join();
  });
}
